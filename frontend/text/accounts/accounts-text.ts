export const accountsText = {
  signIn: {
    title: 'Sign In', // Fixed wording.
    tabs: { label: 'Login or register', login: 'Login', register: 'Register' }, // Fixed wording.
    pending: 'Logging in...',
    username: 'Username',
    password: 'Password',
    usernameRequired: 'Username is required', // Fixed wording.
    passwordRequired: 'Password is required', // Fixed wording.
    different: 'Passwords do not match', // Fixed wording.
    confirm: 'Confirm password',
    length: (least: number) => `Use at least ${least} characters. 15 or more is better.`,
    show: 'Show',
    hide: 'Hide',
    about: {
      title: 'Study Scripture in its own letters',
      interlinear: 'Interlinear texts', // Fixed wording.
      interlinearText:
        'See how each Hebrew and Greek word sounds and what it means, with its Strong’s number.',
      gematria: 'Gematria analysis', // Fixed wording.
      gematriaText: 'See what every word and verse adds up to, letter by letter.',
      notes: 'Personal study notes', // Fixed wording.
      notesText: 'Keep private notes on any verse.',
      members: 'You need an account to read and search here.',
      open: 'You don’t need an account to read and search.',
    },
    plainHttp: 'This browser cannot keep you signed in over plain HTTP. Please use another browser.',
    done: 'Login successful', // Fixed wording.
    doneText: (username: string) => `Welcome back, ${username}!`, // Fixed wording.
    failed: 'Login failed', // Fixed wording.
    failedText: 'Invalid username or password', // Fixed wording.
    registered: 'Registration successful', // Fixed wording.
    registeredText: (username: string) => `Welcome, ${username}!`, // Fixed wording.
    notRegistered: 'Registration failed', // Fixed wording.
    notRegisteredText: 'Could not create account', // Fixed wording.
  },
  logout: {
    action: 'Log out', // Fixed wording.
    pending: 'Logging out...', // Fixed wording.
    done: 'Logged out', // Fixed wording.
    doneText: 'You have been successfully logged out', // Fixed wording.
    failed: 'Logout failed', // Fixed wording.
  },
  menu: {
    label: (username: string) => `${username}: account`,
    loading: 'Account: loading',
    failed: 'Your account could not be loaded. Retry',
    title: 'Account Settings', // Fixed wording.
    explorer: 'Explorer', // Fixed wording.
    notes: 'My Notes', // Fixed wording.
    profile: 'Profile', // Fixed wording.
    settings: 'Settings',
    admin: {
      import: 'Import', // Fixed wording.
      database: 'Database', // Fixed wording.
      gematria: 'Gematria DB', // Fixed wording.
      csv: 'CSV Import', // Fixed wording.
      missing: 'Missing', // Fixed wording.
    },
  },
  unsavedNotes: {
    title: 'Log out and lose unsaved notes?',
    text: (count: number) =>
      count === 1
        ? 'One note is only on this device, because it could not be saved. If you log out, it is deleted.'
        : `${count} notes are only on this device, because they could not be saved. If you log out, they are deleted.`,
    list: 'Not saved',
    stay: 'Stay signed in',
    leave: 'Log out and lose my notes',
    useMenu: 'Some notes are not saved yet. Log out from the account menu to decide what happens to them.',
  },
  profile: {
    title: 'Profile',
    username: 'Username',
    theme: 'Theme',
    themeOf: (variant: string, appearance: string, radius: number) =>
      `${variant} · ${appearance} · ${radius} px corners`,
    changeTheme: 'Change theme',
    password: 'Password',
    sessions: 'Sessions',
    data: 'Your data',
    dataText: 'Download all your data: your username, theme, sessions and study notes.',
    export: 'Export everything',
    exporting: 'Exporting...',
    exportName: (username: string) => `${username} account`,
    exported: 'Exported successfully',
    exportedText: 'Your data is in your downloads.',
    exportFailed: 'Export failed',
    tryAgain: 'Please try again.',
  },
  changePassword: {
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    action: 'Change password',
    note: 'This signs you out everywhere else.',
    done: 'Password changed',
    doneText: 'You are now signed out everywhere else.',
    failed: 'Password not changed',
  },
  sessions: {
    browser: 'A browser',
    times: (since: string, last: string) => `Since ${since}, last used ${last}`,
    current: 'This session',
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out: ${device}`,
    signOutOfThis: (device: string) => `Sign out: ${device}, this session`,
    pending: 'Signing out...',
    askTitle: (device: string) => `Sign out ${device}?`,
    askText: (times: string) => `${times}. You can sign in there again at any time.`,
    done: 'Session signed out',
    doneText: 'That device is signed out.',
    failed: 'That session could not be signed out',
  },
  deletion: {
    title: 'Delete account',
    text: 'This permanently deletes your account, your study notes and all your sessions.',
    askTitle: (username: string) => `Delete the account ${username}?`,
    askText:
      'This permanently deletes your username, theme, study notes and sessions. Export everything first if you want to keep a copy.',
    confirm: 'Delete my account',
    done: 'Account deleted',
    doneText: 'All your data is deleted.',
    failed: 'Account not deleted',
  },
} as const;
