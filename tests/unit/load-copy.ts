import { switchLanguage } from '@/store/content-store';
import { startLanguage } from '@/store/start-language';

// What components read is there.
await switchLanguage(startLanguage);
