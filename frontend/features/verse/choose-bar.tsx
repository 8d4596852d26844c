import { usePlace } from '../../shared/places/use-place.ts';
import { toolbarText } from '../../text/verse/toolbar-text.ts';
import { BAR_STEP, PLACE_NAV, PLACE_NAV_MARGINS } from '../../ui/classes.ts';
import { ChooseButton } from '../sidebar/index.ts';
import { PlaceSteps } from '../toolbar/index.ts';
import { useNeighbour } from './loading-bar.tsx';

/** The steps to other places on a page that shows no text. */
export function ChooseBar() {
  const place = usePlace();
  const neighbour = useNeighbour();
  if (place === null) return null;
  const unit = place.verse === null ? 'chapter' : 'verse';
  return (
    <div className={`${PLACE_NAV} ${PLACE_NAV_MARGINS}`}>
      <ChooseButton data-opens-sidebar="" className={`${BAR_STEP} max-md:hidden`}>
        {toolbarText.choose}
      </ChooseButton>
      <PlaceSteps unit={unit} previous={neighbour(place, -1)} next={neighbour(place, 1)} />
    </div>
  );
}
