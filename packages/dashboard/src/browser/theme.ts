/** Sets the chosen theme before the first paint. The documentation stores it under the same name. */
try {
  const theme = localStorage.getItem('redoc.colorMode');
  if (theme) document.documentElement.dataset['theme'] = theme;
} catch {}
