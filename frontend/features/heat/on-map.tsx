import { heatLinkText } from '../../text/instruments/heat-link-text.ts';
import { MapLink } from './map-link.tsx';
import { mapQuestion, type SearchedValue } from './map-question.ts';

/** A link to the answers of a search by value on the map of the Bible, if the map can ask for them. */
export const OnMap = ({ question }: { readonly question: SearchedValue }) => (
  <MapLink question={mapQuestion(question)} className="control -ms-3.5 text-accent">
    {heatLinkText.onMap}
  </MapLink>
);
