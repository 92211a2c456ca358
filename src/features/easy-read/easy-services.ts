import { easyLayout } from '@/copy/easy-read/layout';
import { easyServices } from '@/copy/easy-read/services';
import { services } from '@/copy/services';
import { serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { featureLines, serviceLines, serviceName, serviceTitle } from './sample-lines';

/** Services in plain language. */
export const easyServicesScreen: BuildEasyScreen = ({ services: offered }) => {
  return {
    title: easyLayout.screenNames.services,
    lines: easyServices.intro,
    sections: [
      {
        title: easyServices.listTitle,
        lines: offered.length === 0 ? easyServices.noServices : easyServices.list,
        parts: offered.map((service) => ({
          id: service.id,
          anchor: serviceAnchor(service.id),
          title: serviceTitle(service),
          lines: [...serviceLines(service), ...featureLines(service), ...serviceName(service)],
        })),
      },
      {
        title: easyServices.processTitle,
        lines: easyServices.process,
        parts: services.process.steps.map(({ id }, index) => {
          const { title, lines } = easyServices.steps[id];
          return { title: fill(easyServices.stepTitle, { number: index + 1, title }), lines };
        }),
      },
      {
        title: easyServices.supportTitle,
        lines: easyServices.support,
        parts: services.support.tabs.map(({ value }) => easyServices.supportTypes[value]),
      },
      { title: easyServices.callToActionTitle, lines: easyServices.callToAction },
    ],
  };
};
