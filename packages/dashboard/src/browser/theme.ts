/** Sets the chosen theme before the first paint: under the name that the documentation keeps it by. */
try {
  const theme = localStorage.getItem('redoc.colorMode');
  if (theme) document.documentElement.dataset['theme'] = theme;
} catch {}
