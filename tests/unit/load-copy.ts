import { switchLanguage } from '@/content/store/content-store';
import { startLanguage } from '@/content/store/start-language';

// What components read is there.
await switchLanguage(startLanguage);
