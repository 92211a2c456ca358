export const finder = {
  title: 'Find What Fits',
  text: 'Answer three questions, and we will suggest where to start. We do not save your answers.',
  progress: 'Question {number} of {total}',
  questions: {
    who: {
      title: 'Who is the help for?',
      answers: {
        me: { icon: 'heart', label: 'For me' },
        child: { icon: 'sprout', label: 'For my child' },
        adult: { icon: 'hands', label: 'For another adult' },
        family: { icon: 'home', label: 'For our whole family' },
        unsure: { icon: 'compass', label: 'I am not sure' },
      },
    },
    hard: {
      title: 'What is hard right now?',
      answers: {
        helper: { icon: 'search', label: 'Finding a therapist, school or caregiver' },
        week: { icon: 'calendar', label: 'Getting through the week' },
        forms: { icon: 'book', label: 'Forms, benefits and rights' },
        alone: { icon: 'people', label: 'Feeling alone' },
        skills: { icon: 'puzzle', label: 'Everyday skills, such as cooking or taking the bus' },
        work: { icon: 'briefcase', label: 'Finding or keeping a job' },
        unsure: { icon: 'compass', label: 'I am not sure' },
      },
    },
    meet: {
      title: 'How would you like to meet?',
      answers: {
        phone: { icon: 'phone', label: 'By phone or online' },
        person: { icon: 'handshake', label: 'In person, one to one' },
        group: { icon: 'people', label: 'In a group' },
        unsure: { icon: 'compass', label: 'I am not sure' },
      },
    },
  },
  // Marks the answer given before, when the visitor comes back to a question.
  yourAnswer: 'Your answer',
  back: 'Back',
  startOver: 'Start Over',
  result: {
    title: 'Good Places to Start',
    text: {
      me: 'For you. Start with any of these. You can change your mind at any time.',
      child: 'For your child. Start with any of these. You can change your mind at any time.',
      adult: 'For that person. Start with any of these. You can change your mind at any time.',
      family: 'For your whole family. Start with any of these. You can change your mind at any time.',
      unsure: 'Start with any of these. You can change your mind at any time.',
    },
    // The reasons in one sentence, for one, two and three of them.
    because: [
      'Because you said “{first}.”',
      'Because you said “{first}” and “{second}.”',
      'Because you said “{first},” “{second},” and “{third}.”',
    ],
    // When nothing that staff still offer fits the answers.
    otherwise: 'This is something else we offer. Ask us if it could help you.',
    none: 'Nothing is listed right now. Ask us what we can do.',
    reachUs: 'To begin:',
    // The next step; the name is that of the best match.
    next: 'Ask about “{name}.” We listen first, and then tell you the next step.',
    print: 'Print This List',
  },
};
