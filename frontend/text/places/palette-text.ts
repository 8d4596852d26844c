import { toolbarText } from '../verse/toolbar-text.ts';
import { goToText } from './go-to-text.ts';

export const paletteText = {
  name: 'Command palette',
  groups: { actions: 'Actions', pages: 'Pages', books: 'Books', recent: goToText.recent },
  linked: {
    statistics: 'Statistics: totals, the most and the least',
    places: 'Places by number',
  },
  actions: {
    copy: toolbarText.copy,
    export: toolbarText.export,
    print: toolbarText.print,
    share: toolbarText.share,
    reader: 'Reader mode',
    leaveReader: 'Leave reader mode',
    showSidebar: 'Show the sidebar',
    hideSidebar: 'Hide the sidebar',
    settings: 'Theme settings',
    keys: 'Keyboard shortcuts',
  },
} as const;
