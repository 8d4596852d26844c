/** The notice above a text whose licensed version is not installed. */
export const missingVersionText = {
  notice: (version: string) =>
    `The ${version} is under copyright and not available here, so you see the original without English. <kjv>Read the King James Version</kjv>, or <import>import a licensed text</import>.`,
} as const;
