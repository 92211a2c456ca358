export const easyFinder = {
  title: 'Find help',
  text: 'Answer 3 questions.\nWe do not keep your answers.',
  progress: 'Question {number} of {total}',
  questions: {
    who: {
      title: 'Who needs help?',
      answers: {
        me: { icon: 'heart', label: 'Me' },
        child: { icon: 'sprout', label: 'My child' },
        adult: { icon: 'hands', label: 'Another adult' },
        family: { icon: 'home', label: 'My family' },
        unsure: { icon: 'compass', label: 'I am not sure' },
      },
    },
    hard: {
      title: 'What is hard?',
      answers: {
        helper: { icon: 'search', label: 'Finding the right helper' },
        week: { icon: 'calendar', label: 'Daily life' },
        forms: { icon: 'book', label: 'Forms and money' },
        alone: { icon: 'people', label: 'I feel alone' },
        skills: { icon: 'puzzle', label: 'Cooking, taking the bus and other things' },
        work: { icon: 'briefcase', label: 'Work' },
        unsure: { icon: 'compass', label: 'I am not sure' },
      },
    },
    meet: {
      title: 'How do you want to talk?',
      answers: {
        phone: { icon: 'phone', label: 'By phone or online' },
        person: { icon: 'handshake', label: 'In person' },
        group: { icon: 'people', label: 'In a group' },
        unsure: { icon: 'compass', label: 'I am not sure' },
      },
    },
  },
  yourAnswer: 'Your answer',
  back: 'Back',
  startOver: 'Start again',
  result: {
    title: 'This may help you',
    text: {
      me: 'This is for you.\nYou choose.',
      child: 'This is for your child.\nYou choose.',
      adult: 'This is for the other adult.\nYou choose.',
      family: 'This is for your family.\nYou choose.',
      unsure: 'You choose.',
    },
    because: [
      'You said: “{first}.”',
      'You said: “{first}” and “{second}.”',
      'You said: “{first},” “{second},” and “{third}.”',
    ],
    otherwise: 'You can ask us about this.',
    none: 'Our list is empty now.\nAsk us what we can do.',
    reachUs: 'We help you choose.',
    next: 'First, we listen.\nThen we tell you the next step.',
    print: 'Print this list',
  },
};
