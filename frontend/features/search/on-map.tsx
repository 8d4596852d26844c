import { heatLinkText } from '../../text/instruments/heat-link-text.ts';
import { MapLink } from '../heat/index.ts';
import { mapQuestion } from './map-question.ts';
import type { ValueQuestion } from './question.ts';

/** A link to the answers of a search by value on the map of the Bible, if the map can ask for them. */
export const OnMap = ({ question }: { readonly question: ValueQuestion }) => (
  <MapLink question={mapQuestion(question)} className="control -ms-3.5 text-accent">
    {heatLinkText.onMap}
  </MapLink>
);
