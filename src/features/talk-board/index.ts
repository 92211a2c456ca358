export { TalkButton } from './talk-button';
export { talkBoard, useTalkBoard } from './use-talk-board';
