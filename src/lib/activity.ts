import { channel } from './channel';

/** Signals that a visitor is active without giving input, for example while listening. */
export const activity = channel();
