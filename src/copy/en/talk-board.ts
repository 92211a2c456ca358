import { toolNamesIn } from '@/copy/tool-names';

/** A picture of the board: the words below it, and the sentence that it says. */
export interface TalkItem {
  id: string;
  label: string;
  say: string;
}

/** The first words of most talks, in the order in which people look for them. */
const words: readonly TalkItem[] = [
  { id: 'yes', label: 'Yes', say: 'Yes.' },
  { id: 'no', label: 'No', say: 'No.' },
  { id: 'notSure', label: 'Not sure', say: 'I am not sure.' },
  { id: 'else', label: 'Something else', say: 'Something else.' },
  { id: 'wait', label: 'Wait', say: 'Please wait. I need more time.' },
  { id: 'stop', label: 'Stop', say: 'Please stop.' },
  { id: 'notUnderstand', label: 'I do not understand', say: 'I do not understand.' },
  { id: 'again', label: 'Say it again', say: 'Please say it again.' },
  { id: 'slower', label: 'Slower', say: 'Please speak more slowly.' },
  { id: 'write', label: 'Write it down', say: 'Please write it down.' },
  { id: 'show', label: 'Show me', say: 'Please show me.' },
  { id: 'help', label: 'Help me', say: 'Please help me.' },
  { id: 'hello', label: 'Hello', say: 'Hello.' },
  { id: 'thanks', label: 'Thank you', say: 'Thank you.' },
  { id: 'goodbye', label: 'Goodbye', say: 'Goodbye.' },
  { id: 'device', label: 'I talk with this', say: 'I use this device to talk. Please give me time.' },
  {
    id: 'hearing',
    label: 'I do not hear well',
    say: 'I do not hear well. Please write, or look at me when you talk.',
  },
  { id: 'toMe', label: 'Talk to me', say: 'Please talk to me, not to the person with me.' },
];

const needs: readonly TalkItem[] = [
  { id: 'quiet', label: 'Quiet room', say: 'I need a quiet room.' },
  { id: 'toilet', label: 'Restroom', say: 'I need to use the restroom.' },
  { id: 'water', label: 'Water', say: 'I need water.' },
  { id: 'seat', label: 'Seat', say: 'I need a place to sit.' },
  { id: 'break', label: 'Break', say: 'I need a break.' },
  { id: 'interpreter', label: 'Interpreter', say: 'I need an interpreter.' },
  { id: 'form', label: 'Help with a form', say: 'I need help with a form.' },
  { id: 'hurt', label: 'Someone is hurt', say: 'Someone is hurt. Please get help now.' },
  { id: 'unsafe', label: 'Not safe', say: 'I do not feel safe. Please help me.' },
  { id: 'appointment', label: 'Appointment', say: 'I need an appointment.' },
  { id: 'call', label: 'Phone call', say: 'Please call someone for me.' },
  { id: 'paper', label: 'On paper', say: 'Please give me this on paper.' },
  { id: 'person', label: 'Someone with me', say: 'I want someone with me.' },
  { id: 'way', label: 'No stairs', say: 'I cannot use stairs.' },
  { id: 'medicine', label: 'Medicine', say: 'I need my medicine.' },
  { id: 'food', label: 'Food', say: 'I need something to eat.' },
  { id: 'home', label: 'A place to live', say: 'I need a place to live.' },
  { id: 'money', label: 'Money', say: 'I need help with money.' },
  { id: 'work', label: 'Work', say: 'I need help finding work.' },
  { id: 'school', label: 'School', say: 'I need help with school.' },
  { id: 'family', label: 'My family', say: 'I need help for my family.' },
];

const feelings: readonly TalkItem[] = [
  { id: 'good', label: 'Good', say: 'I feel good.' },
  { id: 'tired', label: 'Tired', say: 'I am tired.' },
  { id: 'afraid', label: 'Afraid', say: 'I am afraid.' },
  { id: 'sad', label: 'Sad', say: 'I am sad.' },
  { id: 'angry', label: 'Angry', say: 'I am angry.' },
  { id: 'pain', label: 'Pain', say: 'I am in pain.' },
  { id: 'sick', label: 'Sick', say: 'I feel sick.' },
  { id: 'confused', label: 'Confused', say: 'I am confused.' },
  { id: 'loud', label: 'Too loud', say: 'It is too loud for me.' },
  { id: 'bright', label: 'Too bright', say: 'It is too bright for me.' },
  { id: 'cold', label: 'Cold', say: 'I am cold.' },
  { id: 'hot', label: 'Hot', say: 'I am hot.' },
];

const times: readonly TalkItem[] = [
  { id: 'now', label: 'Now', say: 'Now.' },
  { id: 'later', label: 'Later', say: 'Later.' },
  { id: 'today', label: 'Today', say: 'Today.' },
  { id: 'tomorrow', label: 'Tomorrow', say: 'Tomorrow.' },
  { id: 'morning', label: 'Morning', say: 'In the morning.' },
  { id: 'afternoon', label: 'Afternoon', say: 'In the afternoon.' },
  { id: 'evening', label: 'Evening', say: 'In the evening.' },
  { id: 'monday', label: 'Monday', say: 'Monday.' },
  { id: 'tuesday', label: 'Tuesday', say: 'Tuesday.' },
  { id: 'wednesday', label: 'Wednesday', say: 'Wednesday.' },
  { id: 'thursday', label: 'Thursday', say: 'Thursday.' },
  { id: 'friday', label: 'Friday', say: 'Friday.' },
  { id: 'saturday', label: 'Saturday', say: 'Saturday.' },
  { id: 'sunday', label: 'Sunday', say: 'Sunday.' },
];

/** A board of pictures that say what they mean, for visitors who do not speak. */
export const talkBoard = {
  title: toolNamesIn('en').talkBoard,
  close: 'Close',
  /** Appears before anything is said. */
  lead: 'Press a picture. Its words are spoken aloud, and shown here in large print.',
  /** Appears instead on a device without a voice. */
  leadSilent: 'Press a picture. Its words are shown here in large print, so that someone can read them.',
  topicsLabel: 'Topics of the board',
  topics: {
    words: 'Main words',
    needs: 'I need',
    feelings: 'I feel',
    times: 'Numbers and days',
    letters: 'Letters',
  },
  items: { words, needs, feelings, times },
  alphabet: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
  space: 'Space',
  delete: 'Delete Letter',
  clear: 'Delete All',
  again: 'Repeat My Words',
  own: {
    label: 'Your own sentence',
    hint: 'It is spoken in English, just as you write it.',
    say: 'Say It',
    limit: { left: 'Characters left: {count}', cut: 'Only the first {max} characters fit.' },
  },
  /** `{language}` stands for the language's own name. */
  spoken: 'The other person’s language',
  noVoice: 'This device has no voice for {language}. Show the screen instead.',
  dead: 'The voice is not working. Show the screen instead.',
  print: 'Print the Board',
  /** Appears on paper only. */
  paper: 'Point to what you want to say.',
};
