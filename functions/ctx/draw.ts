/** A page whose first screen is drawn: its address, and the answers of the API that its first screen needs, by their addresses. */
export interface DrawnPage {
  readonly pathname: string;
  /** The query string of the address, with its `?`, or empty. */
  readonly searchText: string;
  readonly answers: ReadonlyMap<string, unknown>;
}

/**
 * Gives the HTML of a page's first screen as the app itself shows it with default settings, or null for a page that is
 * not drawn. It is made of the app's components (frontend/drawn.tsx), and built as a file of its own.
 */
export type Draw = (page: DrawnPage) => string | null;

export const drawNothing: Draw = () => null;
