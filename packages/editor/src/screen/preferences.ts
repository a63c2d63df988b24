/**
 * What the CMS has kept in this browser, before it reads it: this has to be imported first.
 *
 * Who has saved stays with what is saved, for the page beside it shows it then; whoever has chosen otherwise in the
 * settings keeps that. Who was signed in is forgotten: here is nobody to sign in to.
 */
const KEY = "sveltia-cms.prefs";
const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as object;
localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false, ...kept }));
localStorage.removeItem("sveltia-cms.user");

export {};
