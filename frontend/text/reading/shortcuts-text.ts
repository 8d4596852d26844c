export const shortcutsText = {
  title: 'Keyboard shortcuts',
  turnOn: 'Turn on keyboard shortcuts',
  keys: {
    neighbours: 'Previous and next verse, or in a chapter the previous and next chapter',
    verses: 'Previous and next verse',
    chapters: 'Previous and next chapter',
    box: 'Go to a verse or search',
    palette: 'Command palette: books, pages, actions and recent places (⌘ K on a Mac)',
    reader: 'Show only the text (reader mode). Press it again to leave',
    home: 'Home page: press g, then h',
    help: 'These shortcuts',
    close: 'Close what is open',
  },
} as const;
