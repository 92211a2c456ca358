import { startLanguage, switchLanguage } from '@/copy';

// What components read is there.
await switchLanguage(startLanguage);
