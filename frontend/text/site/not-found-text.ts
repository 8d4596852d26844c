export const notFoundText = {
  title: '404 Page Not Found', // Fixed wording.
  text: 'Did you forget to add the page to the router?', // Fixed wording.
  help: 'This page doesn’t exist. <a>Read Psalm 23:3</a> or go to the <b>home page</b>.',
} as const;
