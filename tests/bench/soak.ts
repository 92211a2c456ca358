import { runKioskSessions } from './kiosk-sessions';
import { recordFigures } from './performance-file';
import { beVisitor } from './visitor';

const { setup, figures, isFaultless } = await runKioskSessions(beVisitor);
if (isFaultless) await recordFigures('soak', setup, figures);
