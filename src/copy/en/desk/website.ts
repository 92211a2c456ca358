export const website = {
  title: 'Publish the Website',
  close: 'Close',
  text: 'The app makes the whole website from what it shows now, and saves it on this computer. Nothing is sent.',
  /** Introduces the list of what is left to do, in Content Management. */
  left: 'This is left to do before the website goes live. You can do it in Content Management.',
  unsavedForm:
    'A form in Content Management is not saved yet. Save it first, so that the website has what is in it.',
  address: {
    label: 'Address of the website',
    hint: 'For example, https://www.example.org/. Without it, search engines and shared links say less about the website.',
    error:
      'Enter the whole address, such as https://www.example.org/. If you do not know it yet, leave this blank.',
  },
  examples: {
    label:
      'Save it with examples. Some of its numbers, addresses, quotes or figures are made up, and lead visitors to nobody.',
    error: 'Replace the examples, or check this box to save the website with them.',
  },
  save: 'Save to a Folder…',
  saveZip: 'Save as ZIP…',
  try: 'Try Website',
  putBack: 'Put Back the Last One',
  notes: {
    folder:
      'Save to a Folder: choose an empty one, or the one with the previous website, which is then kept beside it.',
    try: 'Try Website: you see the website in your browser, as visitors will. Nobody else sees it.',
    putBack:
      'Put Back the Last One: if something is wrong, choose the folder, and it has the previous website again.',
  },
  making: 'Making the website. You can close this and go on working.',
  saving: 'Saving the website. You can close this and go on working.',
  progress: 'Files saved',
  saved: {
    title: 'The website is in “{name}”',
    text: 'To put it online, do one of these:',
    ways: [
      'Some hosts take a website by drag and drop: open your account there, and drag “{name}” onto the page.',
      'If you have web space with a provider, upload everything that is in “{name}” with their file manager.',
      'If your city or a partner has an IT department, give them “{name}”: any web server can serve it.',
    ],
    show: 'Show “{name}”',
  },
  restored: {
    title: 'The previous website is back in “{name}”',
    text: 'Put it online as you did before. To take this back, choose Put Back the Last One again.',
  },
  trying: {
    title: 'The website is open in your browser',
    text: 'Only this computer can open it, until you close the app. If no browser opened, enter this address in one:',
  },
  failed: {
    title: 'That did not work',
    unchanged: 'The website that you had there is as it was.',
    changed:
      'Some of its files are new already, and the website works. Try again, or choose Put Back the Last One.',
    problems: {
      otherFolder:
        '“{name}” holds something else, and nothing in it was changed. Choose an empty folder, or the one with the previous website.',
      inTheWay:
        'The folder has something called “{name}” that is not part of the website, and nothing was changed. Rename or move it, and try again.',
      noLast: 'There is no previous website beside “{name}” that could be put back. Nothing was changed.',
      wholeDrive: 'That is a whole drive. Choose a folder on it, or make a new one there.',
      busy: 'The app is still at work on the website. Wait a moment, and try again.',
      notMade:
        'The app could not make the website. Save the content file, open the app again, and try again.',
      notFound: 'The folder is not there. It may have been moved or renamed, or its drive was taken out.',
      forbidden:
        'You do not have permission to write in this folder, or next to it. Choose another one, or ask whoever set up this computer.',
      failed: 'The folder cannot be written. Close its files in other programs, and try again.',
      full: 'There is no room left on the disk. Delete what you do not need, or choose another disk.',
      nameTooLong: 'The name of the folder or file is too long. Choose a shorter one.',
    },
  },
};
