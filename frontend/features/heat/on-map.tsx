import { heatLinkText } from '../../text/instruments/heat-link-text.ts';
import { MapLink } from './map-link.tsx';
import { mapQuestion, type SearchedValue } from './map-question.ts';

interface OnMapProps {
  readonly question: SearchedValue;
  readonly className: string;
}

/** A link to the answers of a search by value on the map of the Bible, if the map can ask for them. */
export const OnMap = ({ question, className }: OnMapProps) => (
  <MapLink question={mapQuestion(question)} className={`control text-accent ${className}`}>
    {heatLinkText.onMap}
  </MapLink>
);
