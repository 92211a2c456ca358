export { defaultDisplaySettings, displayChoices, largestText } from './display-settings';
export { DisplaySettingsButton, displaySettingsDialog } from './display-settings-button';
export { DisplaySettingsProvider, useDisplaySettings } from './display-settings-provider';
