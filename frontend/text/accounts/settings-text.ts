export const settingsText = {
  label: 'Settings',
  tabs: { theme: 'Theme', reading: 'Reading', offline: 'Offline', file: 'Export & import' },
  theme: {
    title: 'Theme Settings', // Fixed wording.
    description: (brand: string) => `Customize the appearance of your ${brand}`, // Fixed wording.
    presets: 'Theme Presets', // Fixed wording.
    presetsAbout: 'Changes preview instantly. Save to keep them.',
    variant: 'Style Variant', // Fixed wording.
    variantAbout: 'Amount of color',
    appearance: 'Light/Dark Mode', // Fixed wording.
    appearanceAbout: 'Choose System to match your device',
    colour: 'Custom color',
    radius: 'Border Radius', // Fixed wording.
    radiusAbout: 'How round buttons, cards and fields are',
    radiusValue: (radius: number) => `${radius}px`, // Fixed wording.
    pixels: (radius: number) => `${radius} px`,
    resetAll: 'Reset to defaults',
    reset: 'Reset',
    cancel: 'Cancel', // Fixed wording.
    save: 'Save Changes', // Fixed wording.
    saving: 'Saving...', // Fixed wording.
    saved: 'Theme updated', // Fixed wording.
    savedText: 'Your theme preferences have been saved', // Fixed wording.
    failed: 'Theme update failed', // Fixed wording.
    failedText: 'Failed to update theme', // Fixed wording.
  },
  reading: {
    title: 'Reading Settings',
    description: 'Changes apply right away and stay in this browser. You don’t need an account.',
    hebrew: 'Hebrew',
    vowelsAbout: 'The points in and around the letters',
    accentsAbout: 'The marks for chanting',
    accentsNeedVowels: 'Turn on vowels to show accents',
    chapters: 'Chapters',
    valuesAbout: 'The value of each verse beside its number',
    readOnAbout: 'The next chapter follows when you scroll past the end',
    panelAbout: 'Show the study panel beside the chapter (wide screens)',
    keyboard: 'Keyboard',
    shortcuts: 'Shortcuts',
    shortcutsAbout: 'Turn on keyboard shortcuts. Press ? to see them.',
    reset: 'Reset to defaults',
    sizeAbout: 'Hebrew, Greek and English grow together',
    sizeOf: (size: number, sizes: number) => `${size} of ${sizes}`,
  },
  offline: {
    title: 'Reading Offline',
    description: 'Keep books in this browser for times without a connection. Signing out deletes them.',
  },
  file: {
    title: 'Export and Import',
    description:
      'Take your theme and reading settings to another browser as a small file. You don’t need an account.',
    wrongFile: (file: string) => `${file} is not a settings file, or it has a setting we don’t know.`,
    imported: 'Settings imported',
    importedText: 'Your settings are in use now.',
    export: 'Export',
    exportAbout: 'Your theme as you see it now, and your reading settings',
    fileName: (brand: string) => `${brand} settings`,
    exportedText: 'Your settings have been exported.',
    exportAction: 'Export settings',
    import: 'Import',
    importAbout: 'Choose a file that you exported here. It replaces your settings.',
    importAction: 'Import settings',
    importing: 'Importing…',
    file: 'Settings file',
  },
} as const;
