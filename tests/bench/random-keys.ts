import { pressRandomKeys } from '../support/random-keys';
import { mockTimedVoice } from '../support/timed-voice';
import { runKioskSessions } from './kiosk-sessions';

/** The first session's number, with which a session that failed is repeated. */
const SEED = Number(process.env.SEED ?? 1);

await runKioskSessions((page, session) => pressRandomKeys(page, SEED + session - 1), mockTimedVoice);
