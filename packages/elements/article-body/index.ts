export { ArticleBodies, ArticleSaying, ArticleBody } from "./article-body.tsx";
