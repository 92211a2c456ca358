import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContent } from '@/content-store/content-store';
import type { DeskPort } from '@/host/types';
import { useCopy } from '@/language';

/** Opens the screens that the desk window's menu asks for, and reports what it has to know about the page. */
export function DeskBridge({ port }: { port: DeskPort }) {
  const navigate = useNavigate();
  const { language, sampleContent } = useCopy();
  const edited = JSON.stringify(useContent()) !== JSON.stringify(sampleContent);

  useEffect(() => port.onOpenScreen((path) => navigate(path)), [port, navigate]);
  useEffect(() => {
    port.reportEdits(edited);
  }, [port, edited]);
  useEffect(() => {
    port.reportLanguage(language.tag);
  }, [port, language]);

  return null;
}
