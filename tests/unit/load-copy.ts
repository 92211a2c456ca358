import { loadCopy } from '@/copy';

// Components read it as they render.
await loadCopy('kiosk');
