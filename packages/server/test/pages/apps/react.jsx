import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadText, ROUTES } from './routes.js';

function App() {
  const [text, setText] = useState('');
  useEffect(() => loadText(setText), []);
  return (
    <div>
      <nav>
        {Object.keys(ROUTES).map((path) => (
          <a href={path} key={path}>
            {path}
          </a>
        ))}
      </nav>
      <main>
        <h1>React {location.pathname}</h1>
        <p>{text}</p>
      </main>
    </div>
  );
}

createRoot(document.getElementById('app')).render(<App />);
