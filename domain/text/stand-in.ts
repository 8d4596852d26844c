/**
 * The name of the stand-in for an edition. Without a network, a text that a library has stands in for another one. Its
 * name says so on every page.
 */
export const standInFor = (name: string): string => `Stand-in for ${name}`;
