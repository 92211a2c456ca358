import { easyServices } from '@/copy/easy-read/services';
import { services } from '@/copy/services';
import { serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { featureLines, serviceLines } from './sample-lines';

/** Services in plain language. */
export const easyServicesScreen: BuildEasyScreen = ({ services: offered }) => {
  return {
    title: services.banner.title,
    lines: easyServices.intro,
    sections: [
      {
        title: services.list.title,
        lines: offered.length === 0 ? easyServices.noServices : easyServices.list,
        parts: offered.map((service) => ({
          id: service.id,
          anchor: serviceAnchor(service.id),
          title: service.title,
          lines: [...serviceLines(service), ...featureLines(service)],
        })),
      },
      {
        title: services.process.title,
        lines: easyServices.process,
        parts: services.process.steps.map(({ id, title }, index) => ({
          title: fill(easyServices.stepTitle, { number: index + 1, title }),
          lines: easyServices.steps[id],
        })),
      },
      {
        title: services.support.title,
        lines: easyServices.support,
        parts: services.support.tabs.map(({ value, label }) => ({
          title: label,
          lines: easyServices.supportTypes[value],
        })),
      },
      { title: services.callToAction.title, lines: easyServices.callToAction },
    ],
  };
};
