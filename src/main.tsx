import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { getHost } from '@/host';
import '@/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    {/* The layout itself keeps a screen until the next one is there, and says so where that takes long. */}
    <HashRouter useTransitions={false}>
      <App host={getHost()} />
    </HashRouter>
  </StrictMode>,
);
