/**
 * In the place of the module that the build makes (`scripts/finished-code.ts`), where the code runs without a build, as
 * in tests.
 */
export const FINISHED_CODE = 'unbuilt';
