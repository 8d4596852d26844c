/** The notice above a text whose licensed version is not installed. */
export const missingVersionText = {
  notice: (version: string) =>
    `The ${version} is not installed: it needs a licensed text. You see the original without English. <kjv>Read the King James Version</kjv>, or <import>import a licensed text</import>.`,
} as const;
