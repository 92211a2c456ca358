import '@/styles/index.css';
import { loadCopy } from '@/language';

// Components read it as they render.
await loadCopy('kiosk');
