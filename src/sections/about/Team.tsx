import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly intro: Queries.SectionHeadFragment;
  readonly team: Queries.TeamFragment;
}

/** The people: portraits on one long folded strip, each panel with who it is below it. */
export function Team({ intro, team: { members } }: Props) {
  return (
    <section className="team" aria-labelledby="team">
      <div className="wrap">
        <SectionHead intro={intro} id="team" />
      </div>
      <ul className="team__strip" role="list">
        {members.map(({ name, role, service, description, image }) => (
          <li className="team__member" key={name} data-hue={service.discipline}>
            <Picture className="team__portrait" picture={image} />
            <div className="team__text">
              <h3 className="team__name">{name}</h3>
              <p className="team__role">{role}</p>
              <p>{description}</p>
              <ArrowLink to={service.path}>{service.title}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment Team on Team {
    members {
      name
      role
      description
      service {
        title
        path
        discipline
      }
      image {
        alt
        file {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              breakpoints: [320, 640]
              sizes: "(min-width: 80rem) 17vw, (min-width: 40rem) 34vw, 60vw"
            )
          }
        }
      }
    }
  }
`;
