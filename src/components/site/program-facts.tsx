import type { Program } from '@/content/document';
import { Facts } from './facts';

interface ProgramFactsProps {
  program: Program;
  labels: Readonly<Record<'schedule' | 'location' | 'ageGroup', string>>;
  className?: string;
}

/** When and where a program meets, and for which ages it is. */
export function ProgramFacts({ program, labels, className }: ProgramFactsProps) {
  const { schedule, location, ageGroup, languages } = program;
  return (
    <Facts
      className={className}
      facts={[
        { icon: 'clock', label: labels.schedule, value: schedule, language: languages?.schedule },
        { icon: 'map-pin', label: labels.location, value: location, language: languages?.location },
        { icon: 'people', label: labels.ageGroup, value: ageGroup, language: languages?.ageGroup },
      ]}
    />
  );
}
