export { displayChoices, largestText } from './display-choices';
export { DisplaySettingsProvider, useDisplaySettings } from './display-settings';
export { DisplaySettingsButton, useDisplaySettingsDialog } from './display-settings-button';
