/** Version of the code, that of package.json (a test holds them equal). */
export const VERSION = '0.1.0';
