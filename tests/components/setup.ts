import '@/styles/fonts.css';
import '@/styles/index.css';
import { startLanguage, switchLanguage } from '@/copy';

// What components read is there.
await switchLanguage(startLanguage);
