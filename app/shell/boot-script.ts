import { changed } from "#app/platform/other-tabs.ts";

/**
 * Defines the mark behind the age gate, which opens the dialog before it as soon as the parser has come so far, in browsers that do not
 * carry the cookie. What follows is inert from the start: a dialog that opens over a whole page has every element of it styled once
 * more, 22 ms at a desk and four times that on a phone. A script in its place would wait for the style sheet, and the page
 * behind it with it; the mark of an own name is told at once (HTML, 4.13.3).
 */
const gateMark = `customElements.define("age-gate",class extends HTMLElement{connectedCallback(){var g=this.previousElementSibling;try{if(g&&!g.open&&!/(^|; ?)age_gate=1(;|$)/.test(document.cookie))g.showModal()}catch(e){}}})`;

/**
 * Tells the other tabs of what a form changed whose page goes away with it (app/platform/other-tabs.ts): a page goes when the answer has
 * come, and its change stands. It listens from the start, since a form can be sent before the page's other scripts have come; one
 * that the page itself sends has been taken over (`defaultPrevented`) by the time that the window hears of it.
 */
const formMark = `addEventListener("submit",function(e){if(!e.defaultPrevented&&e.target.method==="post")addEventListener("pagehide",function(){try{localStorage.${changed}=Math.random()}catch(e){}},{once:true})})`;

/**
 * Keeps the last press of a button that only a script answers, and presses it again once the page answers (`data-hydrated`): on a slow
 * line or phone the page stands there for seconds before that, and who pressed had to find out that nothing had come of it. From
 * `data-alive` on (app/entry.client.tsx) React keeps presses by itself.
 */
const pressMark = `(function(d,b){addEventListener("click",function(e){if(!d.hasAttribute("data-alive"))b=e.target.closest("button[type=button]")||b});new MutationObserver(function(m,o){if(d.hasAttribute("data-hydrated")){o.disconnect();if(b&&b.isConnected)b.click()}}).observe(d,{attributes:true})})(document.documentElement)`;

/**
 * Runs before the first paint, so that nothing flashes: says that scripts run, and puts the reader's
 * theme and measures on the document, and whether a member read here last. It reads local storage only; nothing personal is in the page.
 */
export const bootScript = `(function(d){d.setAttribute("data-script","");try{var s=localStorage,t=s.getItem("theme"),u=s.getItem("units"),l=s.getItem("list-type");if(s.getItem("member"))d.setAttribute("data-member","");if(t==="dark"||t==="light")d.setAttribute("data-theme",t);if(u==="oz"||u==="shot"||u==="ml")d.setAttribute("data-units",u);if(l==="list"||l==="grid"||l==="gallery")d.setAttribute("data-list",l)}catch(e){}})(document.documentElement);${formMark};${pressMark};if(typeof customElements!=="undefined")${gateMark}`;
