export {
  DisplaySettingsProvider,
  displayChoices,
  largestText,
  useDisplaySettings,
} from './display-settings';
export { DisplaySettingsButton, displaySettingsDialog } from './display-settings-button';
