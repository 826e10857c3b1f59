/**
 * Runs before the first paint, so that nothing flashes: says that scripts run, and puts the reader's
 * theme and measures on the document, and whether a member read here last. It reads local storage only; nothing personal is in the page.
 */
export const bootScript = `(function(d){d.setAttribute("data-script","");try{var s=localStorage,t=s.getItem("theme"),u=s.getItem("units"),l=s.getItem("list-type");if(s.getItem("member"))d.setAttribute("data-member","");if(t==="dark"||t==="light")d.setAttribute("data-theme",t);if(u==="oz"||u==="shot"||u==="ml")d.setAttribute("data-units",u);if(l==="list"||l==="grid"||l==="gallery")d.setAttribute("data-list",l)}catch(e){}})(document.documentElement)`;
